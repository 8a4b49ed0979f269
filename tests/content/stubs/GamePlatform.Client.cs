// What the samples use of the plugin, under the placeholder namespace of the pages.
using System.Collections.Generic;
using UnityEngine;

namespace GamePlatform.Client
{
    public abstract class Response
    {
        public abstract string group { get; }
        public string action = "index";
        public void Send() { }
    }

    public class Event { public string action; public bool? from_client; }

    public class EntityRecive { public string action; public string prefab; }

    public class EntityModel : MonoBehaviour
    {
        public string DisplayName { get { return null; } }
        public virtual void SetData(EntityRecive recive) { }
        public virtual void PlayAction(string name) { }
        public Event TryGetEvent(string group) { return null; }
        public T getEventData<T>(string group) { return default(T); }
        public double GetEventRemain(string group) { return 0; }
        public double EventTimeout(string group) { return 0; }
    }

    public class BaseController : MonoBehaviour { public static int GAME_ID; }

    public class ConnectController : BaseController
    {
        public static int position_precision;
        public static double Ping() { return 0; }
        public static double MaxPing() { return 0; }
        public static bool IsWaitingWorld { get { return false; } }
        public static bool IsReloading { get { return false; } }
    }

    public class MapSide { public string name; public int x, y, width, height; }

    public class MapController : ConnectController
    {
        public static Dictionary<int, MapSide> getSides() { return null; }
        public static bool IsColliderCell(int map, Vector2Int cell) { return false; }
    }

    public static class AnimationCacheService
    {
        public static string GetPrefabKind(string prefab) { return null; }
        public static string GetPrefabName(string prefab) { return null; }
        public static string GetPrefabImage(string prefab) { return null; }
        public static Sprite TryGetSprite(int game, string file) { return null; }
    }
}
