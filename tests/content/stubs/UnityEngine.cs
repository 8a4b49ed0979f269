// What the samples use of Unity: shapes only, nothing works.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class Object
    {
        public string name;
        public static void Destroy(Object target) { }
        public static T Instantiate<T>(T original) where T : Object { return original; }
        public static implicit operator bool(Object target) { return target != null; }
    }

    public class Component : Object
    {
        public Transform transform;
        public GameObject gameObject;
        public T GetComponent<T>() { return default(T); }
        public T GetComponentInChildren<T>(bool includeInactive = false) { return default(T); }
    }

    public class Behaviour : Component { public bool enabled; }
    public class MonoBehaviour : Behaviour { }

    public class GameObject : Object
    {
        public Transform transform;
        public bool activeSelf;
        public void SetActive(bool value) { }
        public T GetComponent<T>() { return default(T); }
        public T GetComponentInChildren<T>(bool includeInactive = false) { return default(T); }
    }

    public class Transform : Component
    {
        public Vector3 position, localScale, lossyScale;
        public Transform parent;
        public Transform Find(string path) { return null; }
    }

    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public float sqrMagnitude { get { return 0f; } }
        public Vector2 normalized { get { return this; } }
        public void Normalize() { }
        public static implicit operator Vector2(Vector3 v) { return new Vector2(v.x, v.y); }
        public static implicit operator Vector3(Vector2 v) { return new Vector3(v.x, v.y, 0f); }
    }

    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public float sqrMagnitude { get { return 0f; } }
        public static float Distance(Vector3 a, Vector3 b) { return 0f; }
        public static Vector3 up { get { return new Vector3(0f, 1f, 0f); } }
        public static Vector3 operator +(Vector3 a, Vector3 b) { return a; }
        public static Vector3 operator -(Vector3 a, Vector3 b) { return a; }
        public static Vector3 operator *(Vector3 a, float b) { return a; }
    }

    public struct Vector2Int
    {
        public int x, y;
        public Vector2Int(int x, int y) { this.x = x; this.y = y; }
        public static Vector2Int zero { get { return new Vector2Int(0, 0); } }
    }

    public struct Color
    {
        public static Color white { get { return new Color(); } }
        public static Color yellow { get { return new Color(); } }
        public static Color Lerp(Color a, Color b, float part) { return a; }
    }

    public static class Time { public static float time, deltaTime, realtimeSinceStartup; }

    public static class Mathf
    {
        public const float Rad2Deg = 57.29578f;
        public static float Abs(float value) { return value; }
        public static float Atan2(float y, float x) { return y; }
        public static float Clamp01(float value) { return value; }
        public static float DeltaAngle(float current, float target) { return target; }
        public static float Max(float a, float b) { return a; }
        public static int Max(int a, int b) { return a; }
        public static float Min(float a, float b) { return a; }
        public static float Round(float value) { return value; }
        public static int RoundToInt(float value) { return 0; }
        public static bool Approximately(float a, float b) { return true; }
    }

    public static class Debug
    {
        public static void Log(object message, Object context = null) { }
        public static void LogWarning(object message, Object context = null) { }
        public static void LogError(object message, Object context = null) { }
    }

    public static class Input
    {
        public static Vector3 mousePosition;
        public static int touchCount;
        public static float GetAxisRaw(string axis) { return 0f; }
        public static bool GetKey(KeyCode key) { return false; }
        public static bool GetKeyDown(KeyCode key) { return false; }
        public static bool GetMouseButtonDown(int button) { return false; }
        public static Touch GetTouch(int index) { return new Touch(); }
    }

    public enum KeyCode { F, G, H, J, P, R, T, V }
    public struct Touch { public int fingerId; }

    public class Camera : Behaviour
    {
        public static Camera main;
        public Vector3 ScreenToWorldPoint(Vector3 point) { return point; }
    }

    public class Sprite : Object { public Vector2[] vertices; }
    public class Renderer : Component { }
    public class SpriteRenderer : Renderer { public Sprite sprite; public Color color; public bool flipX; }
    public class Canvas : Behaviour { public int sortingOrder; }
    public class CanvasGroup : Behaviour { public float alpha; public bool blocksRaycasts; }
    public class Collider2D : Behaviour { }
    public class TextAsset : Object { public string text; }

    /// <summary>The other class of this name: samples may not use it by mistake.</summary>
    public class Event { }

    public static class Resources
    {
        public static T Load<T>(string path) where T : Object { return null; }
    }

    public static class Application
    {
        public static bool runInBackground;
        public static int targetFrameRate;
        public static string persistentDataPath;
    }

    public static class QualitySettings { public static int vSyncCount; }

    public static class PlayerPrefs
    {
        public static string GetString(string key, string fallback) { return fallback; }
    }

    public enum RuntimeInitializeLoadType { BeforeSceneLoad, SubsystemRegistration }

    public class RuntimeInitializeOnLoadMethodAttribute : Attribute
    {
        public RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType type) { }
    }

    public class SerializeFieldAttribute : Attribute { }

    public class RequireComponentAttribute : Attribute
    {
        public RequireComponentAttribute(Type type) { }
    }
}

namespace UnityEngine.Events
{
    public class UnityEvent
    {
        public void AddListener(Action call) { }
        public void RemoveListener(Action call) { }
    }
}

namespace UnityEngine.EventSystems
{
    public class EventSystem : Behaviour
    {
        public static EventSystem current;
        public bool IsPointerOverGameObject() { return false; }
        public bool IsPointerOverGameObject(int pointer) { return false; }
    }
}

namespace UnityEngine.SceneManagement
{
    public static class SceneManager { public static void LoadScene(int index) { } }
}

namespace UnityEngine.UI
{
    public class Image : Behaviour { public float fillAmount; }
    public class Text : Behaviour { public string text; }

    public class Button : Behaviour
    {
        public bool interactable;
        public Events.UnityEvent onClick;
    }
}

namespace TMPro
{
    public class TMP_Text : UnityEngine.Behaviour { public string text; }
}

namespace UnityEngine.Localization
{
    public class LocalizedStringTable
    {
        public event Action<Tables.StringTable> TableChanged { add { } remove { } }
    }
}

namespace UnityEngine.Localization.Tables
{
    public class StringTable : Object
    {
        public StringTableEntry GetEntry(string key) { return null; }
    }

    public class StringTableEntry
    {
        public string GetLocalizedString() { return null; }
    }
}
